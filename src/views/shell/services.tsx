import { createContext, useContext } from 'react';

type Identifier<Kind> = abstract new (...collaborators: never[]) => Kind;

/** Where views find the view models that every screen shares. */
export type Services = { get<Kind>(identifier: Identifier<Kind>): Kind };

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The shared view model of the given class; screens get their own as a property instead. */
export function useService<Kind>(identifier: Identifier<Kind>): Kind {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Views need a ServicesProvider around them');
  return services.get(identifier);
}
