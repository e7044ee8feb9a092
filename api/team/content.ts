import { Type } from 'typebox';
import { TEXT_PAGES } from '../../src/core/site/texts.ts';
import { MAX_TEXT_LENGTH } from '../../src/core/team/text-override.ts';
import { operation } from '../operation.ts';
import { Count, Moment, nullable, oneOf, strict, text } from '../schema.ts';

const domain = 'team';

/** Fields of a change of a versioned record. */
export const versionChange = {
  /** Start; null for now. */
  validFrom: nullable(Moment),
  /** Number of the newest version that the author saw; 0 for none. */
  latest: Count,
  reason: text(2_000),
};
export const versionFields = {
  number: Count,
  validFrom: Moment,
  createdAt: Moment,
  author: Type.String(),
  reason: Type.String(),
};

export const TextKey = Type.String({ pattern: '^[A-Za-z0-9._-]+$', maxLength: 120 });
export const Override = strict({ bg: nullable(text(MAX_TEXT_LENGTH)), en: nullable(text(MAX_TEXT_LENGTH)) });
const Texts = strict({ bg: Type.String(), en: Type.String() });

const TextState = strict({
  key: TextKey,
  /** Texts of the files. */
  original: Texts,
  /** Texts in force. */
  current: Texts,
  latest: Count,
  versions: Type.Array(strict({ ...versionFields, value: Override })),
});

export const teamTexts = operation({
  id: 'teamTexts',
  method: 'GET',
  path: '/api/team/texts',
  summary: "Searches the site's texts by key or wording, in both languages (TEAM-09)",
  domain,
  callers: ['team'],
  permission: 'texts.read',
  guarded: false,
  query: strict({
    q: Type.Optional(text(200)),
    /** Only texts that the team has changed. */
    changed: Type.Optional(Type.Literal('true')),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 20_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  answer: strict({
    data: Type.Array(
      strict({ key: TextKey, bg: Type.String(), en: Type.String(), isChanged: Type.Boolean() }),
    ),
    total: Count,
  }),
});

export const teamText = operation({
  id: 'teamText',
  method: 'GET',
  path: '/api/team/texts/{key}',
  summary: 'Returns a text of the site with its versions, newest first',
  domain,
  callers: ['team'],
  permission: 'texts.read',
  guarded: false,
  params: strict({ key: TextKey }),
  answer: TextState,
});

export const changeTeamText = operation({
  id: 'changeTeamText',
  method: 'POST',
  path: '/api/team/texts/{key}',
  summary: 'Adds a version of a text; null restores the text of the files in that language',
  domain,
  callers: ['team'],
  permission: 'texts.write',
  guarded: false,
  params: strict({ key: TextKey }),
  body: strict({ ...versionChange, value: Override }),
  answer: TextState,
});

const PageName = strict({ name: oneOf(TEXT_PAGES) });
export const PageFields = strict({ title: text(200), description: text(500), body: text(200_000) });
export const Page = strict({ bg: PageFields, en: PageFields });
const PageState = strict({
  name: oneOf(TEXT_PAGES),
  current: Page,
  original: Page,
  latest: Count,
  versions: Type.Array(strict({ ...versionFields, value: Page })),
});

export const teamPages = operation({
  id: 'teamPages',
  method: 'GET',
  path: '/api/team/pages',
  summary: 'Returns the informational pages with their titles (TEAM-09)',
  domain,
  callers: ['team'],
  permission: 'texts.read',
  guarded: false,
  answer: strict({
    data: Type.Array(strict({ name: oneOf(TEXT_PAGES), bg: Type.String(), en: Type.String() })),
  }),
});

export const teamPage = operation({
  id: 'teamPage',
  method: 'GET',
  path: '/api/team/pages/{name}',
  summary: 'Returns an informational page as Markdown with its versions, newest first',
  domain,
  callers: ['team'],
  permission: 'texts.read',
  guarded: false,
  params: PageName,
  answer: PageState,
});

export const changeTeamPage = operation({
  id: 'changeTeamPage',
  method: 'POST',
  path: '/api/team/pages/{name}',
  summary: 'Adds a version of an informational page, valid from now or a later time',
  domain,
  callers: ['team'],
  permission: 'texts.write',
  guarded: false,
  params: PageName,
  body: strict({ ...versionChange, value: Page }),
  answer: PageState,
});

export const teamContentOperations = [
  teamTexts,
  teamText,
  changeTeamText,
  teamPages,
  teamPage,
  changeTeamPage,
];
