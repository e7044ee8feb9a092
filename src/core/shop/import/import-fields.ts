import { foldForSearch } from '../../shared/search-text.ts';
import { IMPORT_FIELD_NAMES, mayRepeat } from './product-import.ts';
import type { ImportField } from './product-import.ts';

/** The names by which a column is recognised, folded for the search alike; those of the sample files come first. */
const NAMES: Record<ImportField, readonly string[]> = {
  code: [
    'код',
    'code',
    'sku',
    'артикул',
    'артикулен номер',
    'код на продукта',
    'код на продукт',
    'product code',
  ].concat(['vendor code', 'item code', 'каталожен номер', 'номенклатурен номер', 'ref', 'id', 'offer id']),
  titleBg: [
    'заглавие',
    'title',
    'име',
    'наименование',
    'название',
    'name',
    'продукт',
    'стока',
    'product name',
  ].concat([
    'заглавие на български',
    'title bg',
    'name bg',
    'име bg',
    'title in bulgarian',
    'bulgarian title',
  ]),
  titleEn: [
    'заглавие на английски',
    'english title',
    'title en',
    'name en',
    'име en',
    'име на английски',
  ].concat(['title in english', 'заглавие en']),
  category: ['категория', 'category', 'category name', 'category id', 'група', 'вид', 'group', 'type'],
  price: [
    'цена',
    'price',
    'редовна цена',
    'regular price',
    'продажна цена',
    'цена с ддс',
    'price bgn',
    'price with vat',
  ],
  promoPrice: [
    'промо цена',
    'promo price',
    'промоционална цена',
    'намалена цена',
    'sale price',
    'special price',
  ].concat(['промоция', 'цена на промоция', 'discount price']),
  quantity: [
    'наличност',
    'stock',
    'количество',
    'quantity',
    'qty',
    'бройки',
    'брой',
    'наличност бр',
    'in stock',
  ],
  colour: ['цвят', 'colour', 'color'],
  material: ['материал', 'material'],
  size: ['размер', 'size'],
  width: ['ширина', 'width'],
  height: ['височина', 'height'],
  depth: ['дълбочина', 'depth', 'дължина', 'length'],
  weight: ['тегло', 'weight', 'маса'],
  deliveryDays: [
    'доставка',
    'delivery',
    'срок на доставка',
    'дни за доставка',
    'delivery days',
    'delivery time',
  ].concat(['доставка в дни', 'доставка дни']),
  descriptionBg: ['описание', 'description', 'описание на български', 'description bg', 'описание bg'].concat(
    ['description in bulgarian', 'bulgarian description', 'текст'],
  ),
  descriptionEn: ['описание на английски', 'english description', 'description en', 'описание en'].concat([
    'description in english',
  ]),
  manufacturer: ['производител', 'manufacturer', 'марка', 'brand', 'producer', 'vendor'],
  manufacturerAddress: ['адрес на производителя', 'manufacturer address', 'address of manufacturer'].concat([
    'адрес на производител',
    'manufacturers address',
  ]),
  manufacturerContact: [
    'имейл или сайт на производителя',
    'manufacturer email or website',
    'имейл на производителя',
    'manufacturer email',
    'сайт на производителя',
    'manufacturer website',
    'електронен адрес на производителя',
    'manufacturer contact',
  ],
  manufacturerCountry: [
    'държава на производителя',
    'manufacturer country',
    'страна на произход',
    'country of origin',
    'произход',
    'държава',
    'country',
  ],
  responsibleName: ['отговорно лице в ес', 'eu responsible person', 'отговорно лице', 'responsible person'],
  responsibleAddress: [
    'адрес на отговорното лице',
    'responsible person address',
    'eu responsible person address',
  ],
  responsibleContact: [
    'имейл или сайт на отговорното лице',
    'responsible person email or website',
    'имейл на отговорното лице',
    'responsible person email',
  ],
  safetyBg: [
    'безопасност',
    'safety',
    'предупреждения',
    'безопасност на български',
    'safety bg',
    'warnings',
  ].concat(['safety in bulgarian', 'bulgarian safety']),
  safetyEn: ['безопасност на английски', 'english safety', 'safety en', 'safety in english'],
  variantOf: [
    'вариант на',
    'variant of',
    'variantof',
    'основен продукт',
    'parent',
    'parent sku',
    'main product',
  ],
  pictures: [
    'снимки',
    'pictures',
    'снимка',
    'picture',
    'изображение',
    'изображения',
    'image',
    'images',
  ].concat(
    [
      'photo',
      'photos',
      'image url',
      'image urls',
      'image link',
      'picture url',
      'снимка url',
      'адрес на снимка',
    ],
    ['адреси на снимки', 'images image', 'pictures picture', 'снимки снимка', 'основна снимка', 'main image'],
  ),
};

/** The sample's column of a field in a language. */
export function sampleColumn(field: ImportField, language: 'bg' | 'en'): string {
  return SAMPLE_COLUMNS[field][language];
}

const SAMPLE_COLUMNS: Record<ImportField, { bg: string; en: string }> = {
  code: { bg: 'Код', en: 'Code' },
  titleBg: { bg: 'Заглавие', en: 'Bulgarian title' },
  titleEn: { bg: 'Заглавие на английски', en: 'English title' },
  category: { bg: 'Категория', en: 'Category' },
  price: { bg: 'Цена, лв.', en: 'Price, BGN' },
  promoPrice: { bg: 'Промо цена, лв.', en: 'Promo price, BGN' },
  quantity: { bg: 'Наличност', en: 'Stock' },
  colour: { bg: 'Цвят', en: 'Colour' },
  material: { bg: 'Материал', en: 'Material' },
  size: { bg: 'Размер', en: 'Size' },
  width: { bg: 'Ширина, см', en: 'Width, cm' },
  height: { bg: 'Височина, см', en: 'Height, cm' },
  depth: { bg: 'Дълбочина, см', en: 'Depth, cm' },
  weight: { bg: 'Тегло, кг', en: 'Weight, kg' },
  deliveryDays: { bg: 'Доставка, дни', en: 'Delivery, days' },
  descriptionBg: { bg: 'Описание', en: 'Bulgarian description' },
  descriptionEn: { bg: 'Описание на английски', en: 'English description' },
  manufacturer: { bg: 'Производител', en: 'Manufacturer' },
  manufacturerAddress: { bg: 'Адрес на производителя', en: 'Manufacturer address' },
  manufacturerContact: { bg: 'Имейл или сайт на производителя', en: 'Manufacturer email or website' },
  manufacturerCountry: { bg: 'Държава на производителя', en: 'Manufacturer country' },
  responsibleName: { bg: 'Отговорно лице в ЕС', en: 'EU responsible person' },
  responsibleAddress: { bg: 'Адрес на отговорното лице', en: 'Responsible person address' },
  responsibleContact: { bg: 'Имейл или сайт на отговорното лице', en: 'Responsible person email or website' },
  safetyBg: { bg: 'Безопасност', en: 'Bulgarian safety' },
  safetyEn: { bg: 'Безопасност на английски', en: 'English safety' },
  variantOf: { bg: 'Вариант на', en: 'Variant of' },
  pictures: { bg: 'Снимки', en: 'Pictures' },
};

const UNIT =
  /[\s,.([/]+(лв|лева|bgn|евро|eur|€|мм|mm|см|cm|м|m|г|гр|g|gr|кг|kg|бр|броя|pcs|дни|ден|days)\.?\s*[)\]]?\s*$/i;

/** The unit at the end of a column's name, in small letters: `Ширина (см)` has `см`. */
export function unitOfColumn(name: string): string | null {
  return UNIT.exec(name)?.[1]?.toLowerCase() ?? null;
}

/** Whether a column's name says that its prices are in euro. */
export function isEuroColumn(name: string): boolean {
  const unit = unitOfColumn(name);
  return unit === 'eur' || unit === 'евро' || unit === '€';
}

/** What a column's name comes to: without its unit, whatever its letters, spaces and signs. */
export function columnKey(name: string): string {
  // Folded again as one word: `titleEn` and `title en` are one name.
  return foldForSearch(foldForSearch(name.replace(UNIT, '')).replaceAll(' ', ''));
}

const FIELD_OF_KEY = new Map(
  IMPORT_FIELD_NAMES.toReversed().flatMap((field) =>
    [field, ...NAMES[field]].map((name) => [columnKey(name), field] as const),
  ),
);

/** The field that a column's name means; null when it means none that is known. What may repeat may be numbered. */
export function fieldOfColumn(name: string): ImportField | null {
  const key = columnKey(name);
  const numbered = FIELD_OF_KEY.get(key.replace(/\d+$/, ''));
  return FIELD_OF_KEY.get(key) ?? (numbered && mayRepeat(numbered) ? numbered : null);
}
