import { transliterate } from '../../../core/shared/transliteration.ts';
import { useTextLanguage } from '../use-texts.ts';

/** A firm's name; in English a Bulgarian one is followed by its transliteration, or replaced where room is short. */
export function FirmName({ name, short = false }: { name: string; short?: boolean }) {
  const language = useTextLanguage();
  const latin = transliterate(name);
  if (language !== 'en' || latin === name) return name;
  if (short) return <span title={name}>{latin}</span>;
  return (
    <>
      <span lang="bg">{name}</span> ({latin})
    </>
  );
}
