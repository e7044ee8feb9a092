import type { ReactNode } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CatalogueResource } from '../../core/team/catalogue.ts';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import { Preview } from '../versions/preview.tsx';
import { SitePreview } from '../versions/site-preview.tsx';
import { VersionForm } from '../versions/version-form.tsx';
import { startOf } from '../versions/version.ts';
import type { Publication, ShownVersion } from '../versions/version.ts';
import type { CatalogueRecord } from './catalogue-records.ts';

/** Kinds that visitors see on a page of the site. */
const HAS_PAGE: ReadonlySet<CatalogueResource> = new Set(['services', 'categories', 'shelves', 'cities']);
/** Kinds whose values visitors see only after some steps, or after signing in. */
const HAS_SUMMARY: ReadonlySet<CatalogueResource> = new Set(['services', 'credit-packages', 'service-teams']);

type Props<Value extends object> = {
  resource: CatalogueResource;
  labelOf(path: string): string;
  /** Text of a field's value in the comparison of versions. */
  textOf?(path: string, value: string): string;
  valueOf(fields: FieldValues): Value;
  /** Inputs whose names are those of the value. @param canChange false if the member may only read */
  children(canChange: boolean): ReactNode;
};

/** Form of the current record that visitors see, with preview, start and versions (TEAM-07). */
export function CatalogueForm<Value extends CatalogueRecord['current']>(props: Props<Value>): ReactNode {
  const { resource, labelOf, textOf, valueOf, children } = props;
  const refresh = useRefresh();
  const { operations } = useTeam();
  const record = useRecordContext<CatalogueRecord>();
  const canChange = usePermitted(`${resource}.write`);
  // A row of the list is shown first, until the whole record is read.
  if (!record || !('versions' in record)) return null;
  const { key, current, latest, versions } = record;
  return (
    <VersionForm<Value>
      value={current as Value}
      latest={latest}
      versions={versions as ShownVersion<Value>[]}
      canChange={canChange}
      labelOf={labelOf}
      {...(textOf && { textOf })}
      valueOf={valueOf}
      publish={async (value, change) => {
        await operations.changeTeamCatalogue({ resource, key, value, ...change });
        refresh();
      }}
    >
      {children(canChange)}
      {HAS_PAGE.has(resource) && (
        <SitePreview draftOf={(fields) => ({ kind: resource, key, value: valueOf(fields) })} />
      )}
      {HAS_SUMMARY.has(resource) && (
        <Preview
          read={(fields) =>
            operations.previewTeamCatalogue({
              resource,
              key,
              value: valueOf(fields),
              validFrom: startOf(fields as Publication),
            })
          }
        />
      )}
    </VersionForm>
  );
}
