import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { goodRows, isUnderWay, ROW_ACTIONS, rowsStand } from '../../core/shared/import/file-import.ts';
import type { ImportStatus } from '../../core/shared/import/file-import.ts';
import type { ShownImport } from '../../view-models/imports/import-subject.ts';
import type { ImportsScreen } from '../../view-models/imports/imports-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Link } from 'react-router-dom';
import { Modal } from '../components/messages/modal.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useNumbers, useTexts } from '../components/use-texts.ts';
import { FigureList } from '../components/content/figure-list.tsx';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { useDates, useLanguage, useLinks } from '../shell/use-page-language.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportEncodingChoice } from './import-encoding.tsx';
import { ImportStatusBadge } from './import-list.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportRows } from './import-rows.tsx';

const Way = styled.p`
  margin: 0;
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

type Props = { screen: ImportsScreen; chosen: ShownImport };

/** An import: progress, figures, columns, rows and actions. */
export const ImportDetail = observer(function ImportDetail({ screen, chosen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const numbers = useNumbers();
  const { status, error, counts, pictures } = chosen;
  const shownPictures = {
    fetched: numbers(pictures.fetched),
    total: numbers(pictures.total),
  };
  const isWorking = isUnderWay(chosen);
  const hasRows = ROW_ACTIONS.some((action) => counts[action] > 0);
  return (
    <Stack>
      <Way>
        <Link to={links(screen.subject.route)}>{t('import-all')}</Link>
      </Way>
      <PageHeading
        title={chosen.fileName}
        lead={dates.moment(chosen.createdAt)}
        actions={<ImportStatusBadge status={status} />}
      />
      <VisuallyHidden role="status">{t(`import-status-${status}`)}</VisuallyHidden>
      {isWorking && (
        <Stack>
          <ImportProgress
            percent={chosen.progress}
            text={t<string>(`import-progress-${status}`, {
              rows: numbers(chosen.rows),
              taken: numbers(chosen.taken),
              total: numbers(goodRows(chosen)),
              pictures: numbers(chosen.pictures.fetched + chosen.pictures.failed),
              allPictures: numbers(chosen.pictures.total),
            })}
          />
          <Hint>{t('import-leave-hint')}</Hint>
        </Stack>
      )}
      {error && (
        <Alert kind="warning" title={status === 'failed' ? t('import-failed-title') : undefined}>
          {t(error.key, error.values)}
        </Alert>
      )}
      <Outcome chosen={chosen} />
      {hasRows && (
        <FigureList
          figures={[
            ...ROW_ACTIONS.map((action) => ({
              label: t(`import-count-${action}`),
              value: counts[action],
            })),
            ...(pictures.total > 0
              ? [{ label: t('import-pictures-fetched'), value: t('import-pictures-of', shownPictures) }]
              : []),
          ]}
        />
      )}
      {status === 'ready' && chosen.encoding && chosen.encodingSample.length > 0 && (
        <ImportEncodingChoice
          encoding={chosen.encoding}
          sample={chosen.encodingSample}
          busy={screen.busy}
          onChange={(encoding) => void screen.readIn(encoding)}
        />
      )}
      <Actions screen={screen} chosen={chosen} />
      {status === 'ready' && screen.mapping && (
        <ImportColumns
          columns={chosen.columns}
          fields={screen.subject.fields.all}
          mapping={screen.mapping}
          open={error !== null || screen.lacksManufacturer}
          busy={screen.busy}
          onCheck={() => void screen.checkAgain()}
        />
      )}
      {rowsStand(chosen) && hasRows && <ImportRows screen={screen} chosen={chosen} />}
      <Cancelling screen={screen} chosen={chosen} />
    </Stack>
  );
});

function Outcome({ chosen }: { chosen: ShownImport }) {
  const t = useTexts();
  const { status, taken } = chosen;
  // A failed import also shows the rows that it imported before.
  if (status === 'done' || (status === 'failed' && taken > 0))
    return (
      <>
        <Alert kind="success">{t('import-done-text', { count: taken })}</Alert>
        {chosen.withoutPictures > 0 && (
          <Alert kind="warning">{t('import-without-pictures', { count: chosen.withoutPictures })}</Alert>
        )}
      </>
    );
  if (status !== 'cancelled') return null;
  return (
    <Alert>{taken > 0 ? t('import-cancelled-text', { count: taken }) : t('import-cancelled-nothing')}</Alert>
  );
}

const Actions = observer(function Actions({ screen, chosen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const language = useLanguage();
  const { status, counts } = chosen;
  const good = goodRows(chosen);
  const isReady = status === 'ready';
  return (
    <>
      <Row>
        {isReady && good > 0 && (
          <Button busy={screen.busy} onClick={() => void screen.take()}>
            {t('import-take', { count: good })}
          </Button>
        )}
        {status === 'done' && (
          <LinkButton to={links(screen.subject.itemsRoute, {}, screen.subject.importedQuery)}>
            {t(screen.subject.texts.toImported)}
          </LinkButton>
        )}
        {counts.bad > 0 && !isUnderWay(chosen) && (
          <LinkButton
            look="secondary"
            to={`${screen.subject.files}/bad-rows-${chosen.id}.csv?language=${language}`}
            reloadDocument
          >
            {t('import-bad-download')}
          </LinkButton>
        )}
        {(isReady || isUnderWay(chosen)) && (
          <Button look="quiet" onClick={() => screen.confirmCancel(true)}>
            {t('import-cancel')}
          </Button>
        )}
        {!isReady && !isUnderWay(chosen) && (
          <Button look={status === 'done' ? 'quiet' : 'primary'} onClick={() => screen.openUpload()}>
            {t('import-new')}
          </Button>
        )}
      </Row>
      {isReady && good > 0 && counts.bad > 0 && <Hint>{t('import-take-hint')}</Hint>}
      {isReady && good === 0 && counts.same > 0 && <Alert>{t('import-nothing-to-take')}</Alert>}
    </>
  );
});

const CANCEL_TEXTS: Partial<Record<ImportStatus, string>> = {
  importing: 'import-cancel-text',
  fetching: 'import-cancel-pictures-text',
};

const Cancelling = observer(function Cancelling({ screen, chosen }: Props) {
  const t = useTexts();
  return (
    <Modal
      open={screen.cancelling}
      title={t('import-cancel-question')}
      onClose={() => screen.confirmCancel(false)}
    >
      <Stack>
        <p>{t(CANCEL_TEXTS[chosen.status] ?? 'import-cancel-ready-text')}</p>
        <Row>
          <Button look="danger" onClick={() => void screen.cancel()}>
            {t('import-cancel-yes')}
          </Button>
          <Button look="quiet" onClick={() => screen.confirmCancel(false)}>
            {t('import-cancel-no')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
