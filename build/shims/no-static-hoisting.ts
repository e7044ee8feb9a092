/** Stands for what Emotion asks of hoist-non-react-statics for `withTheme`, in the browser's build: nobody here uses it. */
export default function hoistNonReactStatics<Component>(target: Component): Component {
  return target;
}
