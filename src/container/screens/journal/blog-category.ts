import { JournalCatalogue } from '../../../core/journal/post.ts';
import journalModule from '../../modules/journal.ts';
import { screen } from '../../screen.ts';
import { BlogCategoryScreen } from '../../../view-models/journal/blog-category-screen.ts';
import { BlogCategoryPage } from '../../../views/journal/blog-category-page.tsx';

export default screen({
  view: BlogCategoryPage,
  modules: [journalModule],
  dependencies: { catalogue: JournalCatalogue },
  build: ({ catalogue }) => new BlogCategoryScreen(catalogue),
});
