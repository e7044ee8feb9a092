import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonAttributes, buttonStyles, type ButtonStyleProps } from './button-styles.ts';

const Base = styled(Link)(buttonStyles);

/** A link that looks like a button: it leads somewhere, and works before any script. */
export function LinkButton({ look, size, wide, ...rest }: ComponentProps<typeof Link> & ButtonStyleProps) {
  return <Base {...buttonAttributes({ look, size, wide })} {...rest} />;
}
