import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { transliterate } from '../../../core/shared/transliteration.ts';

/** A firm's name; in English a Bulgarian one is followed by its transliteration, or replaced where room is short. */
export function FirmName({ name, short = false }: { name: string; short?: boolean }) {
  const { language } = useContext(I18nContext).i18n;
  const latin = transliterate(name);
  if (language !== 'en' || latin === name) return name;
  if (short) return <span title={name}>{latin}</span>;
  return (
    <>
      <span lang="bg">{name}</span> ({latin})
    </>
  );
}
