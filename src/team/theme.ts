import { defaultDarkTheme, defaultLightTheme } from 'react-admin';
import type { RaThemeOptions } from 'react-admin';
import { darkColours, lightColours } from '../views/components/tokens.ts';
import type { Palette } from '../views/components/tokens.ts';

const FONT = '"Sofia Sans","Arial bg","DejaVu bg",system-ui,sans-serif';
/** Smallest height of a control, in pixels. */
const TARGET = 44;

const target = { styleOverrides: { root: { minHeight: TARGET } } };
const squareTarget = { styleOverrides: { root: { minHeight: TARGET, minWidth: TARGET } } };

/** Components whose messages react-admin shows half transparent, below the contrast of WCAG. */
const readable = (...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        styleOverrides: {
          root: {
            [`& .${name}-message`]: { opacity: 1, fontFamily: FONT },
            [`& .${name}-icon`]: { opacity: 1 },
          },
        },
      },
    ]),
  );

/** Theme of the back office from the product's tokens. */
function themeOf(colours: Palette, mode: 'light' | 'dark', base: RaThemeOptions): RaThemeOptions {
  const soft = { root: { backgroundColor: colours.surface, backgroundImage: 'none' } };
  return {
    ...base,
    palette: {
      mode,
      primary: { main: colours.action, dark: colours['action-strong'], contrastText: colours['on-action'] },
      secondary: { main: colours.action, dark: colours['action-strong'], contrastText: colours['on-action'] },
      error: { main: colours.danger, dark: colours['danger-strong'], contrastText: colours['on-danger'] },
      warning: { main: colours.terracotta, contrastText: colours.surface },
      success: { main: colours.action, contrastText: colours['on-action'] },
      info: { main: colours['ink-soft'], contrastText: colours.surface },
      background: { default: colours.paper, paper: colours.surface },
      text: { primary: colours.ink, secondary: colours['ink-soft'] },
      divider: colours.line,
    },
    typography: {
      fontFamily: FONT,
      fontSize: 15,
      h1: { fontSize: '1.375rem', fontWeight: 600 },
      h2: { fontSize: '1.1875rem', fontWeight: 600 },
      h6: { fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    shape: { borderRadius: 8 },
    sidebar: { width: 240, closedWidth: 56 },
    components: {
      ...base.components,
      MuiCssBaseline: {
        styleOverrides: {
          ':focus-visible': { outline: `3px solid ${colours.focus}`, outlineOffset: 2 },
          'input:focus-visible, textarea:focus-visible': { outline: 'none' },
          'input, textarea': { fontSize: '1rem' },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: target,
      MuiIconButton: squareTarget,
      MuiPaginationItem: squareTarget,
      MuiMenuItem: target,
      MuiListItemButton: target,
      MuiTab: target,
      MuiCheckbox: squareTarget,
      MuiFormControlLabel: target,
      MuiPaper: { styleOverrides: soft },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
      MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
      MuiOutlinedInput: {
        styleOverrides: {
          notchedOutline: { borderColor: colours['line-strong'] },
          input: { fontSize: '1rem' },
        },
      },
      MuiFormLabel: { styleOverrides: { root: { color: colours['ink-soft'] } } },
      MuiTableCell: { styleOverrides: { head: { fontWeight: 600, backgroundColor: colours.sunken } } },
      MuiTooltip: { defaultProps: { arrow: true } },
      MuiInputBase: {
        styleOverrides: { input: { '&::placeholder': { color: colours['ink-soft'], opacity: 1 } } },
      },
      RaDataTable: {
        styleOverrides: {
          root: {
            '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
            '& .RaDataTable-headerCell': { position: 'static' },
          },
        },
      },
      RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent', flexWrap: 'wrap' } } },
      RaListToolbar: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
      RaList: {
        defaultProps: { perPage: 25 },
        styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } },
      },
      RaShow: {
        styleOverrides: { root: { '& .RaShow-main, & .RaShow-card': { minWidth: 0 } } },
      },
      RaSaveButton: { defaultProps: { alwaysEnable: true } },
      RaNotification: { defaultProps: { autoHideDuration: 8_000 } },
      RaToolbar: { styleOverrides: { root: { '&.RaToolbar-mobileToolbar': { position: 'static' } } } },
      RaError: { styleOverrides: { root: { opacity: 1, fontFamily: FONT } } },
      ...readable('RaNotFound', 'RaAuthenticationError', 'RaLoading', 'RaEmpty'),
    },
  };
}

export const lightTheme = themeOf(lightColours, 'light', defaultLightTheme);
export const darkTheme = themeOf(darkColours, 'dark', defaultDarkTheme);
