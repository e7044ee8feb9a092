import { Type } from 'typebox';
import { TEXT_PAGES } from '../../src/core/site/texts.ts';
import { CATALOGUE_RESOURCES } from '../../src/core/team/catalogue.ts';
import { operation } from '../operation.ts';
import { Moment, nullable, oneOf, PostId, strict } from '../schema.ts';
import { Key, Value } from './catalogue.ts';
import { Override, Page, TextKey } from './content.ts';
import { Post } from './posts.ts';

const Draft = Type.Union([
  strict({ kind: Type.Literal('texts'), key: TextKey, value: Override }),
  strict({ kind: Type.Literal('pages'), key: oneOf(TEXT_PAGES), value: Page }),
  strict({ kind: Type.Literal('posts'), key: PostId, value: Post }),
  strict({ kind: oneOf(CATALOGUE_RESOURCES), key: Key, value: Value }),
]);

export const createSitePreview = operation({
  id: 'createSitePreview',
  method: 'POST',
  path: '/api/team/site-previews',
  summary:
    "Returns addresses of the site's pages for the next hour, with the versions planned until a time and a draft; only the member can open them (TEAM-07, TEAM-09)",
  domain: 'team',
  callers: ['team'],
  permission: 'site-preview.read',
  guarded: false,
  body: strict({
    /** Time to show; null for now. */
    at: nullable(Moment),
    draft: nullable(Draft),
  }),
  answer: strict({
    /** Paths of the page that shows the draft, by language. */
    bg: Type.String(),
    en: Type.String(),
  }),
  status: 201,
});

export const sitePreviewOperations = [createSitePreview];
