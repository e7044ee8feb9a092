import { observer } from 'mobx-react-lite';
import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import type { PlanFiles } from '../../view-models/plans/plan-files.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { Hint } from '../components/fields/field.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { PlanSection } from './plan-section.tsx';
import { classNames } from '../components/class-names.tsx';

/** `planId` is null for guests. */
type Props = { files: PlanFiles; plan: MovingPlan; planId: string | null };

/** The plan on paper and in calendars (PLAN-06, PLAN-09). */
export const FilesSection = observer(function FilesSection({ files, plan, planId }: Props) {
  const t = useTexts();
  const links = useLinks();
  return (
    <PlanSection title={t('plan-part-files')}>
      <Hint>{t('plan-files-explained')}</Hint>
      <Row>
        <Button look="secondary" onClick={() => window.print()}>
          {t('plan-print')}
        </Button>
        <Button look="secondary" busy={files.busy === 'pdf'} onClick={() => void files.download('pdf')}>
          {t('download-pdf')}
        </Button>
        {files.hasDays && (
          <Button look="secondary" busy={files.busy === 'ics'} onClick={() => void files.download('ics')}>
            {t('plan-ics')}
          </Button>
        )}
      </Row>
      {files.canSubscribe && <Subscription files={files} />}
      {planId !== null && (
        <Stack as="section" aria-labelledby="plan-handover">
          <h3 id="plan-handover">{t('plan-handover')}</h3>
          <p>{t('plan-handover-text')}</p>
          <Row>
            <LinkButton look="secondary" to={`${links('Handover')}?plan=${planId}`}>
              {t('plan-handover-open')}
            </LinkButton>
          </Row>
        </Stack>
      )}
      {planId !== null && !plan.leaving && <Leaving planId={planId} otherPlan={plan.otherPlan} />}
    </PlanSection>
  );
});

/** Links to the plan for moving out, and to the other plan of the move. */
function Leaving({ planId, otherPlan }: { planId: string; otherPlan: string | null }) {
  const t = useTexts();
  const links = useLinks();
  return (
    <Stack as="section" aria-labelledby="plan-leave">
      <h3 id="plan-leave">{t('plan-leave')}</h3>
      <p>{t('plan-leave-text')}</p>
      {otherPlan !== null && <p>{t('plan-leave-linked')}</p>}
      <Row>
        <LinkButton look="secondary" to={links('MovingOut', {}, { plan: planId })}>
          {t('plan-leave-start')}
        </LinkButton>
        {otherPlan !== null && (
          <LinkButton look="quiet" to={links('MovingInPlan', { id: otherPlan })}>
            {t('plan-leave-open')}
          </LinkButton>
        )}
      </Row>
    </Stack>
  );
}

/** Address of a calendar subscription; it shows the plan's days to anybody who has it. */
const Subscription = observer(function Subscription({ files }: Pick<Props, 'files'>) {
  const t = useTexts();
  const { feed } = files;
  return (
    <Stack as="section" aria-labelledby="plan-feed">
      <h3 id="plan-feed">{t('plan-feed')}</h3>
      {feed === null ? (
        <>
          <p>{t('plan-feed-explained')}</p>
          <Row>
            <Button look="secondary" busy={files.busy === 'feed'} onClick={() => void files.openFeed()}>
              {t('plan-feed-open')}
            </Button>
          </Row>
        </>
      ) : (
        <>
          <TextField
            id="plan-feed-address"
            name="plan-feed-address"
            label={t('plan-feed-address')}
            hint={t('plan-feed-hint')}
            unmarked
            readOnly
            value={feed}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Row>
            <a
              className={classNames('button')}
              data-look="secondary"
              href={feed.replace(/^https?:/, 'webcal:')}
            >
              {t('plan-feed-subscribe')}
            </a>
            {!files.ending && (
              <Button look="quiet" onClick={() => files.confirmEnd(true)}>
                {t('plan-feed-end')}
              </Button>
            )}
          </Row>
          {files.ending && (
            <Stack gap="small" role="group" aria-label={t('plan-feed-end')}>
              <p>{t('plan-feed-end-text')}</p>
              <Row>
                <Button look="danger" busy={files.busy === 'feed'} onClick={() => void files.endFeed()}>
                  {t('plan-feed-end-confirm')}
                </Button>
                <Button look="quiet" onClick={() => files.confirmEnd(false)}>
                  {t('plan-feed-keep')}
                </Button>
              </Row>
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
});
