import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

/**
 * An icon drawn with one stroke on a 24 px grid, in the colour and size of its text. It is hidden from screen
 * readers.
 */
export type Icon = () => ReactNode;

/** @__NO_SIDE_EFFECTS__ */
export function icon(path: string): Icon {
  const drawn = (
    <svg className={classNames('icon')} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
  return () => drawn;
}

// From lucide (ISC licence), each merged into one path.
export const CloseIcon = icon('M18 6 6 18M6 6l12 12');
export const CheckIcon = icon('M20 6 9 17l-5-5');
export const PlusIcon = icon('M5 12h14M12 5v14');
export const MinusIcon = icon('M5 12h14');
export const LeftIcon = icon('m15 18-6-6 6-6');
export const RightIcon = icon('m9 18 6-6-6-6');
export const DownIcon = icon('m6 9 6 6 6-6');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const SearchIcon = icon('m21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z');
export const HeartIcon = icon('M12 20.5 4.7 13A5 5 0 0 1 12 6.2 5 5 0 0 1 19.3 13zM12 6.2');
export const CartIcon = icon(
  'M3 9h18l-1.6 9.6a2 2 0 0 1-2 1.7H6.6a2 2 0 0 1-2-1.7zM8 9l3-6M16 9l-3-6M9.5 13v3.5M14.5 13v3.5',
);
export const UserIcon = icon('M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 21a7.5 7.5 0 0 1 15 0');
export const HomeIcon = icon('m3 11 9-8 9 8M5 9.5V20a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V9.5M9.5 21v-6h5v6');
export const PlanIcon = icon(
  'M9 4h6v3H9zM9 5.5H6A1.5 1.5 0 0 0 4.5 7v12.5A1.5 1.5 0 0 0 6 21h12a1.5 1.5 0 0 0 1.5-1.5V7A1.5 1.5 0 0 0 18 5.5h-3M8.5 13.5l2.5 2.5 4.5-5',
);
export const SofaIcon = icon(
  'M5 11V8a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v3M3 13a2 2 0 0 1 4 0v2h10v-2a2 2 0 0 1 4 0v4a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zM6 18v2M18 18v2M12 5v10',
);
export const EyeIcon = icon(
  'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
);
export const EyeOffIcon = icon(
  'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM4 20 20 4',
);
export const ReturnIcon = icon('M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11');
export const InfoIcon = icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 16v-4.5M12 8h.01');
export const WarningIcon = icon('M12 3.5 22 20.5H2zM12 10v4M12 17.3h.01');
export const PinIcon = icon(
  'M19 10c0 5-7 11.5-7 11.5S5 15 5 10a7 7 0 0 1 14 0zM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
);
export const GiftIcon = icon(
  'M4 12v8a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-8M3 8h18v4H3zM12 8v13M12 8S11 3 8 3a2.5 2.5 0 0 0 0 5zM12 8s1-5 4-5a2.5 2.5 0 0 1 0 5z',
);
