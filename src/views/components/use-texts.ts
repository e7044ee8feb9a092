import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Asked } from '../../../content/text-key.ts';

/** A text by key, with its values filled in. */
export type TextOf = <const Key extends string>(
  key: Key & Asked<Key>,
  values?: Record<string, string | number>,
) => string;

/**
 * The texts of the page. The language of a page never changes while it lives, so the context is enough:
 * `useTranslation` would subscribe every component to changes and cost a quarter of rendering.
 */
export function useTexts(): TextOf {
  const { i18n } = useContext(I18nContext);
  return i18n.t as TextOf;
}
