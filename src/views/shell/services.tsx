import { createContext, useContext } from 'react';

type Identifier<Kind> = abstract new (...collaborators: never[]) => Kind;

/** Source of the view models that all screens share. */
export type Services = { get<Kind>(identifier: Identifier<Kind>): Kind };

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** Returns a shared view model by its class; screens receive their own as a property. */
export function useService<Kind>(identifier: Identifier<Kind>): Kind {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Views need a ServicesProvider around them');
  return services.get(identifier);
}
