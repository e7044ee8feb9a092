import { Type } from 'typebox';
import { SearchFirst, SearchGroup } from '../searches/site-search.ts';
import { operation } from '../operation.ts';
import { Id, nullable, Picture, Stotinki, strict } from '../schema.ts';

const Named = strict({ id: Id, name: Type.String() });
const Place = nullable(strict({ city: Named, district: nullable(Named) }));

export const searchSuggestions = operation({
  id: 'searchSuggestions',
  method: 'GET',
  path: '/api/search/suggestions',
  summary: 'Suggests searches, categories, products, homes and rooms for a typed text, with counts',
  domain: 'site',
  callers: ['anyone'],
  guarded: false,
  query: strict({ text: Type.String({ minLength: 1, maxLength: 200 }), first: SearchFirst }),
  answer: strict({
    words: Type.Array(Type.String()),
    categories: Type.Array(strict({ id: Id, name: Type.String(), picture: nullable(Picture) })),
    products: Type.Array(
      strict({
        id: Id,
        title: Type.String(),
        price: Stotinki,
        promoPrice: nullable(Stotinki),
        image: nullable(Picture),
      }),
    ),
    shopRooms: Type.Array(Type.String({ description: 'room, as in the list of categories' })),
    properties: Type.Array(
      strict({
        type: nullable(Type.String({ description: 'type of property, as in the search for homes' })),
        place: Place,
      }),
    ),
    rooms: Type.Array(strict({ place: Place })),
    groups: Type.Array(SearchGroup, {
      description: 'results on the whole site with counts, the best first',
    }),
  }),
});

export const suggestionOperations = [searchSuggestions];
