import type { AbstractNewable, Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { Screen } from '../view-models/site/screen.ts';

type Identifier = abstract new (...dependencies: never[]) => object;
type Dependencies = Record<string, Identifier>;
type Instances<Needed extends Dependencies> = { [Name in keyof Needed]: InstanceType<Needed[Name]> };

/** Composition of a page or modal. Types check that the dependencies fit the view model. */
type Declaration<ViewModel extends object, Needed extends Dependencies> = {
  view: ComponentType<{ screen: ViewModel }>;
  /** Container modules that bind its dependencies, besides those of the shell. */
  modules: readonly ContainerModule[];
  /** Identifiers in the container, by the name that `build` uses. */
  dependencies: Needed;
  build: (dependencies: Instances<Needed>) => ViewModel;
};

export type ScreenDeclaration = {
  view: ComponentType<{ screen: object }>;
  modules: readonly ContainerModule[];
  build: (container: Container) => object;
};

/** A page. Its view model is built for each visit. */
export const screen = <ViewModel extends Screen, const Needed extends Dependencies>(
  declaration: Declaration<ViewModel, Needed>,
): ScreenDeclaration => declared(declaration);

/** A modal. Its view model is built once, so that a modal closed by mistake keeps its input. */
export const modal = <ViewModel extends object, const Needed extends Dependencies>(
  declaration: Declaration<ViewModel, Needed>,
): ScreenDeclaration => declared(declaration);

function declared<ViewModel extends object, Needed extends Dependencies>({
  view,
  modules,
  dependencies,
  build,
}: Declaration<ViewModel, Needed>): ScreenDeclaration {
  const instances = (container: Container) =>
    Object.entries(dependencies).map(([name, identifier]) => [
      name,
      container.get(identifier as AbstractNewable<object>),
    ]);
  return {
    view: view as ScreenDeclaration['view'],
    modules,
    build: (container) => build(Object.fromEntries(instances(container)) as Instances<Needed>),
  };
}
