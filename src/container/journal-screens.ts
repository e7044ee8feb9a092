import { ContainerModule } from 'inversify';
import { JournalCatalogue } from '../core/journal/journal-catalogue.ts';
import { BlogCategoryScreen } from '../view-models/journal/blog-category-screen.ts';
import { bindJournalCatalogue } from './journal-desk.ts';

/** The lists of the journal. */
export const journalScreens = new ContainerModule((options) => {
  bindJournalCatalogue(options);
  options
    .bind(BlogCategoryScreen)
    .toResolvedValue((catalogue) => new BlogCategoryScreen(catalogue), [JournalCatalogue]);
});
