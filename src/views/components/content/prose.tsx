import styled from '@emotion/styled';

/** Long text from Markdown: legal pages and blog articles. Tables have at most three columns. */
export const Prose = styled.div`
  max-width: var(--width-text);
  & > * + * {
    margin-top: var(--space-4);
  }
  & > h2 {
    margin-top: var(--space-12);
    font-size: var(--text-xl);
  }
  & > h3 {
    margin-top: var(--space-8);
    font-size: var(--text-lg);
  }
  & > h1 + p {
    color: var(--colour-ink-soft);
    font-size: var(--text-lg);
  }
  & ul,
  & ol {
    padding-left: var(--space-6);
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-top: var(--space-2);
  }
  & li::marker {
    color: var(--colour-action);
  }
  & blockquote {
    padding: var(--space-4) var(--space-5);
    border-radius: var(--radius);
    background: var(--colour-sunken);
  }
  & blockquote > * + * {
    margin-top: var(--space-2);
  }
  & blockquote:first-of-type {
    background: var(--colour-terracotta-soft);
  }
  & code {
    padding: 0.1em 0.4em;
    border-radius: var(--radius-sm);
    background: var(--colour-sunken);
    font-size: 0.9em;
  }
  & table {
    width: 100%;
    table-layout: fixed;
    font-size: var(--text-sm);
    hyphens: auto;
  }
  & th,
  & td {
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    border-bottom: 1px solid var(--colour-line);
    text-align: left;
    vertical-align: top;
  }
`;
