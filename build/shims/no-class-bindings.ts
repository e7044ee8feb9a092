/**
 * Stand for what Inversify builds classes with by themselves, and for resolvers that it writes as text and compiles: in the
 * browser's build every binding is a value, or says how it is made (decision 0004), and the page's policy compiles no text.
 */
export { refuse as InstanceBindingNodeImplementation };
export { refuse as buildNoActivationsResolvedValueBindingNodeResolverJit };

function refuse(): never {
  throw new Error('A binding of the browser says how it is made: toResolvedValue, toConstantValue');
}
