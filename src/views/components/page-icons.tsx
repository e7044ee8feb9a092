import { icon } from './icons.tsx';

// From lucide (ISC licence). Icons of single pages; the shell does not load them.
export const TruckIcon = icon(
  'M14 17V6a1 1 0 0 0-1-1H3a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h2M9 17h6M14 9h4l4 4v3a1 1 0 0 1-1 1h-2M9 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM19 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
);
export const BoxIcon = icon('m12 2.5 8.5 4.75v9.5L12 21.5l-8.5-4.75v-9.5zM3.5 7.25 12 12l8.5-4.75M12 12v9.5');
export const MailIcon = icon(
  'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3.5 6.5 12 13l8.5-6.5',
);
export const PhoneIcon = icon(
  'M8.2 3.5 10 8l-2.3 1.7a13 13 0 0 0 6.6 6.6L16 14l4.5 1.8v3.4a1.8 1.8 0 0 1-2 1.8A16.5 16.5 0 0 1 3 5.5a1.8 1.8 0 0 1 1.8-2z',
);
export const StoreIcon = icon(
  'M4 10v10h16V10M2.5 8 5 3.5h14L21.5 8a3.2 3.2 0 0 1-6.3.6 3.3 3.3 0 0 1-6.4 0A3.2 3.2 0 0 1 2.5 8zM9.5 20v-5h5v5',
);
export const LeafIcon = icon('M5 19c8 2 15-3 15-15-10 0-16 4-15 15zM3 21c2-5 5-8.5 9-10.5');
export const LampIcon = icon('M8 3h8l4 9H4zM12 12v8M8 21h8M17 12v3');
export const ShareIcon = icon('M12 15V3M8 6.5 12 3l4 3.5M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7');
export const ExpandIcon = icon('M14.5 4H20v5.5M20 4l-6.5 6.5M9.5 20H4v-5.5M4 20l6.5-6.5');
export const CalendarIcon = icon('M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8');
