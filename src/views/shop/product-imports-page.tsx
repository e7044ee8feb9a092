import { observer } from 'mobx-react-lite';
import { Clock } from '../../core/shared/clock.ts';
import { ProductImports } from '../../core/shop/import/product-import.ts';
import { ProductImportsScreen } from '../../view-models/shop/product-imports-screen.ts';
import { Modals } from '../../view-models/site/modals.ts';
import { Button } from '../components/actions/button.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { BoxIcon } from '../components/page-icons.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/actions/link-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { useTexts } from '../components/use-texts.ts';
import { page } from '../page.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { ImportDetail } from './import/import-detail.tsx';
import { ImportList } from './import/import-list.tsx';

/** The vendor's imports, or one of them (VEND-04, VEND-05). */
const ProductImportsPage = observer(function ProductImportsPage({
  screen,
}: {
  screen: ProductImportsScreen;
}) {
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
            title={t('import-page-title')}
            lead={t('import-page-intro')}
            actions={
              <Row>
                <LinkButton look="secondary" to={links('AdminListProducts')}>
                  {t('import-to-products')}
                </LinkButton>
                {!isEmpty && start}
              </Row>
            }
          />
          {isEmpty ? (
            <EmptyState
              icon={BoxIcon}
              title={t('import-none-title')}
              text={t('import-none-text')}
              action={start}
            />
          ) : (
            <ImportList imports={screen.imports.data} />
          )}
          <Pagination
            page={screen.page}
            pages={screen.pageCount}
            hrefOf={(number) => links('AdminProductsImport', {}, screen.queryWith({ page: number }))}
          />
        </Stack>
      )}
    </ProfileFrame>
  );
});

export default page(
  ProductImportsPage,
  [ProductImports, Clock, Modals],
  (own, clock, modals) => new ProductImportsScreen(own, clock, modals),
);
