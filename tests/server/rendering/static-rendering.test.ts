import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../server/rendering/render-page.tsx';
import { Header } from '../../../src/views/shell/header/header.tsx';
import { FavoriteButton } from '../../../src/views/favorites/favorite-button.tsx';

describe('A view on the server', () => {
  it('subscribes to nothing, since no component is mounted', () => {
    expect(renderPage).toBeTypeOf('function');
    expect(Header).toBeTypeOf('function');
    expect(FavoriteButton).toBeTypeOf('function');
  });
});
