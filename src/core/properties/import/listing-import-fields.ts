import { ImportFields } from '../../shared/import/import-fields.ts';

/** Fields that a column of an agency's file may hold. The order is the one of the sample files. */
const NAMES = {
  code: [
    'код',
    'code',
    'референтен номер',
    'reference',
    'ref',
    'ref no',
    'код на обявата',
    'код на имота',
    'номер на обява',
  ].concat(['listing code', 'listing id', 'property id', 'property code', 'offer id', 'id', 'номер', 'no']),
  title: ['заглавие', 'title', 'име', 'наименование', 'headline', 'name'],
  type: ['вид', 'type', 'тип', 'вид имот', 'тип имот', 'вид на имота', 'тип на имота', 'property type'],
  city: ['град', 'city', 'населено място', 'town', 'локация', 'location'],
  district: ['квартал', 'district', 'район', 'neighbourhood', 'neighborhood', 'area name', 'quarter'],
  price: ['наем', 'rent', 'цена', 'price', 'месечен наем', 'monthly rent', 'rental price', 'наем на месец'],
  deposit: ['депозит', 'deposit', 'гаранция', 'security deposit'],
  commission: ['комисиона', 'commission', 'комисионна', 'agency fee', 'такса агенция'],
  area: ['площ', 'area', 'квадратура', 'кв м', 'размер', 'size', 'living area', 'обща площ'],
  bedrooms: ['спални', 'bedrooms', 'брой спални', 'спалня', 'beds'],
  bathrooms: ['бани', 'bathrooms', 'брой бани', 'баня', 'baths'],
  floor: ['етаж', 'floor'],
  totalFloors: ['етажи', 'total floors', 'етажност', 'брой етажи', 'от общо етажи', 'floors', 'общо етажи'],
  construction: ['строителство', 'construction', 'вид строителство', 'конструкция', 'building type'],
  heating: ['отопление', 'heating', 'вид отопление'],
  furniture: ['обзавеждане', 'furniture', 'furnishing', 'обзаведен', 'furnished'],
  buildingYear: ['година на строеж', 'building year', 'година', 'year built', 'year', 'построен'].concat([
    'година на построяване',
    'construction year',
  ]),
  energyClass: ['енергиен клас', 'energy class', 'energy rating'],
  petFriendly: ['домашни любимци', 'pets', 'pet friendly', 'pets allowed', 'любимци'],
  availableFrom: ['свободно от', 'available from', 'свободен от', 'available', 'дата на нанасяне'],
  shortestTerm: ['минимален срок', 'shortest term', 'срок', 'minimum term', 'min term', 'най кратък срок'],
  coordinates: ['координати', 'coordinates', 'gps', 'gps координати', 'gps coordinates'],
  latitude: ['ширина', 'latitude', 'lat', 'географска ширина'],
  longitude: ['дължина', 'longitude', 'lng', 'lon', 'long', 'географска дължина'],
  appliances: ['уреди', 'appliances', 'електроуреди', 'оборудване', 'equipment'],
  propertyAdvantages: ['предимства', 'advantages', 'екстри', 'features', 'особености', 'amenities', 'extras'],
  description: ['описание', 'description', 'текст', 'text', 'описание на имота', 'details'],
  taxDescription: ['условия за разходите', 'terms of costs', 'разходи', 'costs', 'costs note', 'сметки'],
  pictures: ['снимки', 'pictures', 'снимка', 'picture', 'изображение', 'изображения', 'image', 'images']
    .concat(['photo', 'photos', 'image url', 'image urls', 'picture url', 'photo url', 'photos photo'])
    .concat(['images image', 'pictures picture', 'снимки снимка', 'адреси на снимки', 'main image']),
} as const satisfies Record<string, readonly string[]>;

export type ListingField = keyof typeof NAMES;

/** Names of the fields, for the contract. */
export const LISTING_FIELD_NAMES = Object.keys(NAMES) as ListingField[];

/** The fields of a listing. Pictures may have several columns: `image1`, `image2`. */
export const LISTING_FIELDS = new ImportFields<ListingField>(NAMES, ['pictures']);

/** Heading of a field in a sample file. */
export function sampleHeading(field: ListingField, language: 'bg' | 'en'): string {
  return SAMPLE_HEADINGS[field][language];
}

const SAMPLE_HEADINGS: Record<ListingField, { bg: string; en: string }> = {
  code: { bg: 'Код', en: 'Code' },
  title: { bg: 'Заглавие', en: 'Title' },
  type: { bg: 'Вид', en: 'Type' },
  city: { bg: 'Град', en: 'City' },
  district: { bg: 'Квартал', en: 'District' },
  price: { bg: 'Наем, лв.', en: 'Rent, BGN' },
  deposit: { bg: 'Депозит, лв.', en: 'Deposit, BGN' },
  commission: { bg: 'Комисиона, лв.', en: 'Commission, BGN' },
  area: { bg: 'Площ', en: 'Area' },
  bedrooms: { bg: 'Спални', en: 'Bedrooms' },
  bathrooms: { bg: 'Бани', en: 'Bathrooms' },
  floor: { bg: 'Етаж', en: 'Floor' },
  totalFloors: { bg: 'Общо етажи', en: 'Total floors' },
  construction: { bg: 'Строителство', en: 'Construction' },
  heating: { bg: 'Отопление', en: 'Heating' },
  furniture: { bg: 'Обзавеждане', en: 'Furniture' },
  buildingYear: { bg: 'Година на строеж', en: 'Building year' },
  energyClass: { bg: 'Енергиен клас', en: 'Energy class' },
  petFriendly: { bg: 'Домашни любимци', en: 'Pets' },
  availableFrom: { bg: 'Свободно от', en: 'Available from' },
  shortestTerm: { bg: 'Минимален срок', en: 'Shortest term' },
  coordinates: { bg: 'Координати', en: 'Coordinates' },
  latitude: { bg: 'Географска ширина', en: 'Latitude' },
  longitude: { bg: 'Географска дължина', en: 'Longitude' },
  appliances: { bg: 'Уреди', en: 'Appliances' },
  propertyAdvantages: { bg: 'Предимства', en: 'Features' },
  description: { bg: 'Описание', en: 'Description' },
  taxDescription: { bg: 'Разходи', en: 'Costs' },
  pictures: { bg: 'Снимки', en: 'Pictures' },
};
