import type { Field } from '../../shared/fields.ts';
import { ImportFields, sampleHeadingOf } from '../../shared/import/import-fields.ts';
import type { ColumnNames } from '../../shared/import/import-fields.ts';
import type { Language } from '../../shared/language.ts';
import { PROPERTY_FIELDS } from '../property-fields.ts';
import type { PropertyFieldName } from '../property-fields.ts';

/** Columns of an agency's file, in the order of the sample files. */
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
    'listing code',
    'listing id',
    'property id',
    'property code',
    'offer id',
    'id',
    'номер',
    'no',
  ],
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
  totalFloors: ['общо етажи', 'total floors', 'етажи', 'етажност', 'брой етажи', 'от общо етажи', 'floors'],
  balconies: ['балкони', 'balconies', 'брой балкони', 'тераси', 'брой тераси', 'terraces'],
  construction: ['строителство', 'construction', 'вид строителство', 'конструкция', 'building type'],
  heating: ['отопление', 'heating', 'вид отопление'],
  furniture: ['обзавеждане', 'furniture', 'furnishing', 'обзаведен', 'furnished'],
  buildingYear: [
    'година на строеж',
    'building year',
    'година',
    'year built',
    'year',
    'построен',
    'година на построяване',
    'construction year',
  ],
  energyClass: ['енергиен клас', 'energy class', 'energy rating'],
  petFriendly: ['домашни любимци', 'pets', 'pet friendly', 'pets allowed', 'любимци'],
  availableFrom: ['свободно от', 'available from', 'свободен от', 'available', 'дата на нанасяне'],
  shortestTerm: ['минимален срок', 'shortest term', 'срок', 'minimum term', 'min term', 'най кратък срок'],
  coordinates: ['координати', 'coordinates', 'gps', 'gps координати', 'gps coordinates'],
  latitude: ['географска ширина', 'latitude', 'lat', 'ширина'],
  longitude: ['географска дължина', 'longitude', 'lng', 'lon', 'long', 'дължина'],
  appliances: ['уреди', 'appliances', 'електроуреди', 'оборудване', 'equipment'],
  propertyAdvantages: ['предимства', 'features', 'екстри', 'advantages', 'особености', 'amenities', 'extras'],
  description: ['описание', 'description', 'текст', 'text', 'описание на имота', 'details'],
  taxDescription: ['разходи', 'costs', 'условия за разходите', 'terms of costs', 'costs note', 'сметки'],
  pictures: [
    'снимки',
    'pictures',
    'снимка',
    'picture',
    'изображение',
    'изображения',
    'image',
    'images',
    'photo',
    'photos',
    'image url',
    'image urls',
    'picture url',
    'photo url',
    'photos photo',
    'images image',
    'pictures picture',
    'снимки снимка',
    'адреси на снимки',
    'main image',
  ],
} as const satisfies Record<string, ColumnNames> & Record<PropertyFieldName, ColumnNames>;

export type ListingField = keyof typeof NAMES;

export const LISTING_FIELD_NAMES = Object.keys(NAMES) as ListingField[];

/** Import fields of a listing. Pictures may have several columns: `image1`, `image2`. */
export const LISTING_FIELDS = new ImportFields<ListingField>(NAMES, ['pictures']);

/** Heading of a field in a sample file, with the unit. */
export function sampleHeading(field: ListingField, language: Language): string {
  const described = (PROPERTY_FIELDS as Partial<Record<ListingField, Field>>)[field];
  return sampleHeadingOf(NAMES[field], described, language);
}
