import * as contract from '../../../../api/team/content.ts';
import type { Language } from '../../../../src/core/shared/language.ts';
import { sofiaDay } from '../../../../src/core/shared/sofia-time.ts';
import { TEXT_PAGES } from '../../../../src/core/site/texts.ts';
import type { TextPageName } from '../../../../src/core/site/texts.ts';
import { ensureTextOverride } from '../../../../src/core/team/text-override.ts';
import type { TextOverride } from '../../../../src/core/team/text-override.ts';
import { implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import type { Texts } from '../../../platform/texts.ts';
import type { PageSource } from '../../site/page-texts.ts';
import { changeVersion } from './change-version.ts';
import { bothTexts, ensurePage, originalText } from './check-content.ts';
import type { PageFields } from './check-content.ts';
import type { LivePages, PageVersion } from './live-pages.ts';
import type { LiveTexts } from './live-texts.ts';
import type { TeamDependencies } from '../team-dependencies.ts';
import { shownVersions, versionsOf } from './versions.ts';

type Content = { texts: Texts; liveTexts: LiveTexts; livePages: LivePages };

/** Texts and informational pages of the site (TEAM-09). */
export function contentRoutes(
  deps: TeamDependencies,
  { texts, liveTexts, livePages }: Content,
): Implementation[] {
  const { db, clock } = deps;
  const currentOf = (key: string) => bothTexts(key, (language) => texts.sources(language));
  const readText = async (key: string) => {
    const original = originalText(texts, key);
    const versions = await versionsOf<TextOverride>(db, { kind: 'texts', key });
    return { key, original, current: currentOf(key), ...shownVersions(versions) };
  };
  const readPage = async (name: TextPageName) => {
    const versions = await versionsOf<PageVersion>(db, { kind: 'pages', key: name });
    const fields = versions.map((version) => ({ ...version, value: fieldsOf(version.value) }));
    const both = (of: (language: Language) => PageSource) => fieldsOf({ bg: of('bg'), en: of('en') });
    return {
      name,
      current: both((language) => livePages.source(language, name)),
      original: both((language) => livePages.files[language][name]),
      ...shownVersions(fields),
    };
  };
  return [
    implement(contract.teamTexts, async ({ query }) => {
      const { q = '', changed, offset = 0, limit = 25 } = query;
      const wanted = q.trim().toLowerCase();
      const found = Object.keys(texts.originals('bg')).flatMap((key) => {
        const { bg, en } = bothTexts(key, (language) => texts.bundle(language));
        const [current, original] = [currentOf(key), originalText(texts, key)];
        const isChanged = current.bg !== original.bg || current.en !== original.en;
        const matches = wanted === '' || [key, bg, en].some((text) => text.toLowerCase().includes(wanted));
        return matches && (isChanged || changed === undefined) ? [{ key, bg, en, isChanged }] : [];
      });
      return { data: found.slice(offset, offset + limit), total: found.length };
    }),
    implement(contract.teamText, ({ params }) => readText(params.key)),
    implement(contract.changeTeamText, async ({ params: { key }, body, member }) => {
      ensureTextOverride(body.value, originalText(texts, key));
      const audited = { operation: 'texts.write', subject: 'text', before: currentOf(key) } as const;
      await changeVersion(deps, { kind: 'texts', key }, body, member, audited);
      await liveTexts.refresh();
      return readText(key);
    }),
    implement(contract.teamPages, async () => ({
      data: TEXT_PAGES.map((name) => ({
        name,
        bg: livePages.source('bg', name).title,
        en: livePages.source('en', name).title,
      })),
    })),
    implement(contract.teamPage, ({ params }) => readPage(params.name)),
    implement(contract.changeTeamPage, async ({ params: { name }, body, member }) => {
      ensurePage(body.value, livePages.values());
      const updated = sofiaDay(body.validFrom === null ? clock.now() : new Date(body.validFrom));
      const value: PageVersion = {
        bg: { ...body.value.bg, updated },
        en: { ...body.value.en, updated },
      };
      const { current } = await readPage(name);
      const audited = { operation: 'texts.write', subject: 'page', before: current } as const;
      await changeVersion(deps, { kind: 'pages', key: name }, { ...body, value }, member, audited);
      await livePages.refresh();
      return readPage(name);
    }),
  ];
}

const fieldsOf = ({ bg, en }: PageVersion): PageFields => {
  const without = ({ title, description, body }: PageSource) => ({ title, description, body });
  return { bg: without(bg), en: without(en) };
};
