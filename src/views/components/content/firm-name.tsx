import { transliterate } from '../../../core/shared/transliteration.ts';
import { useTextLanguage } from '../use-texts.ts';

/** Name of a firm. In English the transliteration follows a Bulgarian name, or replaces it with `short`. */
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
