import type { UploadedPicture } from '../../core/site/picture-uploads.ts';

/** The pictures that a draft remembers; what is broken there counts as none. */
export function picturesOfDraft(text: unknown): UploadedPicture[] {
  if (typeof text !== 'string') return [];
  try {
    const pictures = JSON.parse(text) as unknown;
    return Array.isArray(pictures) ? pictures.filter(isPicture) : [];
  } catch {
    return [];
  }
}

function isPicture(value: unknown): value is UploadedPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { key, url, width, height } = value as Record<string, unknown>;
  return (
    typeof key === 'string' &&
    typeof url === 'string' &&
    url.startsWith('/pictures/') &&
    typeof width === 'number' &&
    typeof height === 'number'
  );
}
