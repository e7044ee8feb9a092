import { ContainerModule } from 'inversify';
import { Accounts } from '../core/accounts/accounts.ts';
import { HomeCatalogue } from '../core/homes/home-catalogue.ts';
import { AgenciesScreen } from '../view-models/homes/agencies-screen.ts';
import { AgencyScreen } from '../view-models/homes/agency-screen.ts';
import { PersonScreen } from '../view-models/homes/person-screen.ts';
import { bindAccounts } from './account-desk.ts';
import { bindHomeCatalogue } from './home-desk.ts';

/** Those who offer homes: agencies, and people. */
export const agencyScreens = new ContainerModule((options) => {
  const { bind } = options;
  bindHomeCatalogue(options);
  bindAccounts(options);
  bind(AgenciesScreen).toResolvedValue((catalogue) => new AgenciesScreen(catalogue), [HomeCatalogue]);
  bind(AgencyScreen).toResolvedValue((catalogue) => new AgencyScreen(catalogue), [HomeCatalogue]);
  bind(PersonScreen).toResolvedValue(
    (accounts, catalogue) => new PersonScreen(accounts, catalogue),
    [Accounts, HomeCatalogue],
  );
});
