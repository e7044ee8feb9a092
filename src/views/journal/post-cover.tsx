import styled from '@emotion/styled';
import type { PostCategoryId, PostSummary } from '../../core/journal/post.ts';
import { HomeIcon, SofaIcon, UserIcon } from '../components/icons.tsx';
import { TruckIcon } from '../components/page-icons.tsx';
import type { Icon } from '../components/icons.tsx';
import { Picture } from '../components/content/picture.tsx';

const ICONS: Record<PostCategoryId, Icon> = {
  renting: HomeIcon,
  'living-together': UserIcon,
  'moving-and-cleaning': TruckIcon,
  furnishing: SofaIcon,
};

const Drawn = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: var(--colour-action-soft);
  color: var(--colour-action);
  &[data-category='living-together'] {
    background: var(--colour-rose-soft);
    color: var(--colour-rose);
  }
  &[data-category='moving-and-cleaning'] {
    background: var(--colour-sunken);
    color: var(--colour-ink-soft);
  }
  &[data-category='furnishing'] {
    background: var(--colour-terracotta-soft);
    color: var(--colour-terracotta);
  }
  & > svg {
    position: absolute;
    right: 8%;
    bottom: -14%;
    width: auto;
    height: 84%;
    opacity: 0.28;
    stroke-width: 0.75;
  }
  & > span {
    position: absolute;
    top: 12%;
    left: 8%;
    font-size: clamp(2.5rem, 6vw, 5rem);
    font-weight: var(--weight-strong);
    line-height: 1;
  }
`;

/** Cover of an article; without one, the first letter of its title and the icon of its category. */
export function PostCover({
  post,
  sizes,
  priority,
}: {
  post: PostSummary;
  sizes: string;
  priority?: boolean;
}) {
  const { cover, category, title } = post;
  if (cover) {
    return <Picture of={cover} alt="" ratio="wide" sizes={sizes} priority={priority} />;
  }
  const Sign = ICONS[category.id];
  return (
    <Drawn data-category={category.id} aria-hidden="true">
      <Sign />
      <span>{[...title][0]}</span>
    </Drawn>
  );
}
