export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** What a button and a link that looks like one have in common. */
export interface ButtonStyleProps {
  look?: ButtonLook;
  size?: 'regular' | 'small';
  /** As wide as its container. */
  wide?: boolean;
}

/** The attributes that the style of `.button` reads. */
export function buttonAttributes({ look = 'primary', size = 'regular', wide }: ButtonStyleProps) {
  return { 'data-look': look, 'data-size': size, 'data-wide': wide || undefined };
}
