import type { ContainerModuleLoadOptions } from 'inversify';
import { HttpClient } from '../adapters/http/http-client.ts';
import { HttpPictureUploads } from '../adapters/http/http-picture-uploads.ts';
import { PictureUploads } from '../core/site/picture-uploads.ts';

/** The way of pictures to the server, bound with the first screen that sends some. */
export function bindPictureUploads({ bind, isBound }: ContainerModuleLoadOptions): void {
  if (isBound(PictureUploads)) return;
  bind(PictureUploads).toResolvedValue((http) => new HttpPictureUploads(http), [HttpClient]);
}
