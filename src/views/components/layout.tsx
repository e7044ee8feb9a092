import styled from '@emotion/styled';

/** The page's width with its gutters; `data-width` narrow (forms) or text (reading). */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--width-page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  &[data-width='narrow'] {
    max-width: calc(var(--width-narrow) + 2 * var(--gutter));
  }
  &[data-width='text'] {
    max-width: calc(var(--width-text) + 2 * var(--gutter));
  }
`;

/** One under the other; `data-gap` small or large. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
  &[data-gap='small'] {
    gap: var(--space-2);
  }
  &[data-gap='large'] {
    gap: var(--space-8);
  }
`;

/** Beside each other, wrapping; `data-spread` pushes the ends apart. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  &[data-spread] {
    justify-content: space-between;
  }
`;

/** Fields or facts in as many columns as there is room for. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-5);
`;

/** A side (filters; `data-side="end"`: the cart's total) next to the main part; one column under 56 rem. */
export const WithSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(var(--space-6), 3vw, var(--space-12));
  align-items: start;
  @media (min-width: 56rem) {
    grid-template-columns: minmax(15rem, 1fr) minmax(0, 4fr);
    &[data-side='end'] {
      grid-template-columns: minmax(0, 2fr) minmax(20rem, 1fr);
    }
    & > [data-sticky] {
      position: sticky;
      top: var(--space-24);
    }
  }
`;

/** A quiet sheet for a form, a total, a note. */
export const Panel = styled.div`
  padding: clamp(var(--space-4), 3vw, var(--space-8));
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow-sm);
`;
