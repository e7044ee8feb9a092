import SecurityIcon from '@mui/icons-material/ShieldOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Logout, useGetIdentity, UserMenu, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTexts } from '../use-texts.ts';

/** Menu of the member: security and sign-out. */
export function MemberMenu(): ReactNode {
  const { identity } = useGetIdentity();
  const isNameShown = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  return (
    // The button's name contains its visible text (WCAG 2.5.3).
    <UserMenu {...(isNameShown && identity?.fullName && { label: identity.fullName })}>
      <SecurityItem />
      <Logout />
    </UserMenu>
  );
}

function SecurityItem(): ReactNode {
  const t = useTexts();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/security" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <SecurityIcon />
      </ListItemIcon>
      <ListItemText>{t('team-security')}</ListItemText>
    </MenuItem>
  );
}
