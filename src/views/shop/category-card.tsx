import type { Category } from '../../core/shop/product.ts';
import styled from '@emotion/styled';
import { Card, CardBody, CardLink } from '../components/card.tsx';
import { Picture } from '../components/picture.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';

const Title = styled.h3`
  font-size: var(--text-md);
`;
const Count = styled.span`
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
`;

/** A category with its picture and how many products it holds (SHOP-02). */
export function CategoryCard({ category, level = 'h2' }: { category: Category; level?: 'h2' | 'h3' }) {
  const t = useTexts();
  const links = useLinks();
  const { id, name, picture, productCount } = category;
  return (
    <Card>
      <Picture
        src={picture?.url}
        alt=""
        width={picture?.width ?? 800}
        height={picture?.height ?? 800}
        ratio="square"
      />
      <CardBody>
        <Title as={level}>
          <CardLink to={links('ProductCategory', { id })}>{name}</CardLink>
        </Title>
        <Count>{t('product-count', { count: productCount })}</Count>
      </CardBody>
    </Card>
  );
}
