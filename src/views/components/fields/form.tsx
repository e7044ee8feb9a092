import type { ComponentProps } from 'react';
import { classed } from '../classed.tsx';

const Base = classed('form', 'form');

/** A form whose errors are ours: said in the language of the page, beside the fields. */
export function Form(props: ComponentProps<'form'>) {
  return <Base noValidate {...props} />;
}
