import { observer } from 'mobx-react-lite';
import type { ImportsScreen } from '../../view-models/imports/imports-screen.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { BoxIcon } from '../components/page-icons.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { ImportDetail } from './import-detail.tsx';
import { ImportList } from './import-list.tsx';

/** The imports of a vendor or an agency, or one of them (VEND-04, VEND-05). */
export const ImportsView = observer(function ImportsView({ screen }: { screen: ImportsScreen }) {
  const t = useTexts();
  const links = useLinks();
  const start = <Button onClick={() => screen.openUpload()}>{t('import-new')}</Button>;
  const isEmpty = screen.imports.total === 0;
  return (
    <ProfileFrame>
      {screen.chosen ? (
        <ImportDetail screen={screen} chosen={screen.chosen} />
      ) : (
        <Stack>
          <PageHeading
            title={t(screen.subject.texts.title)}
            lead={t(screen.subject.texts.intro)}
            actions={
              <Row>
                <LinkButton look="secondary" to={links(screen.subject.itemsRoute)}>
                  {t(screen.subject.texts.toItems)}
                </LinkButton>
                {!isEmpty && start}
              </Row>
            }
          />
          {isEmpty ? (
            <EmptyState
              icon={BoxIcon}
              title={t('import-none-title')}
              text={t(screen.subject.texts.none)}
              action={start}
            />
          ) : (
            <ImportList imports={screen.imports.data} route={screen.subject.route} />
          )}
          <Pagination
            page={screen.page}
            pages={screen.pageCount}
            hrefOf={(number) => links(screen.subject.route, {}, screen.queryWith({ page: number }))}
          />
        </Stack>
      )}
    </ProfileFrame>
  );
});
