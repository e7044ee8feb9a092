import { useTexts } from '../components/use-texts.ts';

const PLACE = /^(?:to)?(?:CityId|District|Street|Entrance|Floor)$/i;

/** Names the two addresses of a move in errors of their fields. */
export function useAddressNames(isMoving: boolean): ((field: string) => string | null) | undefined {
  const t = useTexts();
  if (!isMoving) return undefined;
  return (field) =>
    PLACE.test(field) ? t(`service-address-${field.startsWith('to') ? 'to' : 'from'}`) : null;
}
