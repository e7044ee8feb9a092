import { createElement } from 'react';
import { NotFoundScreen } from '../../../view-models/site/not-found-screen.ts';
import { NotFoundContent } from '../../../views/shell/errors/not-found-content.tsx';
import { screen } from '../../screen.ts';

export default screen({
  view: () => createElement(NotFoundContent),
  modules: [],
  dependencies: {},
  build: () => new NotFoundScreen(),
});
