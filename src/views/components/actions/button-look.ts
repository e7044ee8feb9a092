export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Properties that buttons and links with a button's look share. */
export interface ButtonStyleProps {
  look?: ButtonLook;
  size?: 'regular' | 'small';
  wide?: boolean;
}

/** Data attributes for the styles of `.button`. */
export function buttonAttributes({ look = 'primary', size = 'regular', wide }: ButtonStyleProps) {
  return { 'data-look': look, 'data-size': size, 'data-wide': wide || undefined };
}
