import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import PayoutIcon from '@mui/icons-material/PaymentsOutlined';
import PreviewIcon from '@mui/icons-material/PreviewOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { TeamOperation } from '../../core/team/permissions.ts';
import { operationOf } from '../auth-provider.ts';
import { RESOURCES } from '../resources/resources.ts';
import { TEAM_GROUPS } from '../resources/team-resource.ts';
import { useTexts } from '../use-texts.ts';

/** Pages besides the resources, first in their group. */
const PAGES = [
  {
    path: '/calendar',
    group: 'services',
    icon: CalendarIcon,
    text: 'team-calendar',
    operation: 'service-calendar.read',
  },
  {
    path: '/payout-run',
    group: 'finance',
    icon: PayoutIcon,
    text: 'team-payout-run',
    operation: 'payouts.write',
  },
  {
    path: '/site-preview',
    group: 'content',
    icon: PreviewIcon,
    text: 'team-site-preview',
    operation: 'site-preview.read',
  },
] as const;

/** Links to the permitted resources, by group. */
export function MainMenu({ onFollow }: { onFollow: () => void }): ReactNode {
  const t = useTexts();
  const { permissions = [] } = usePermissions<TeamOperation[]>();
  const permitted = RESOURCES.filter(({ name }) => {
    const operation = operationOf(name, 'list');
    return operation !== undefined && permissions.includes(operation);
  });
  return (
    <nav aria-label={t('team-menu')}>
      <List>
        <MenuItem to="/" icon={HomeIcon} text={t('ra.page.dashboard')} onFollow={onFollow} />
      </List>
      {TEAM_GROUPS.map((group) => {
        const resources = permitted.filter((resource) => resource.group === group);
        const pages = PAGES.filter((page) => page.group === group && permissions.includes(page.operation));
        if (resources.length + pages.length === 0) return null;
        return (
          <Fragment key={group}>
            <Typography id={`group-${group}`} variant="body2" color="textSecondary" sx={{ px: 2, pt: 1 }}>
              {t(`team-group-${group}`)}
            </Typography>
            <List aria-labelledby={`group-${group}`}>
              {pages.map(({ path, icon, text }) => (
                <MenuItem key={path} to={path} icon={icon} text={t(text)} onFollow={onFollow} />
              ))}
              {resources.map(({ name, icon }) => (
                <MenuItem
                  key={name}
                  to={`/${name}`}
                  icon={icon}
                  text={t<string>(`resources.${name}.name`, { count: 2 })}
                  onFollow={onFollow}
                />
              ))}
            </List>
          </Fragment>
        );
      })}
    </nav>
  );
}

type ItemProps = { to: string; icon: ComponentType; text: string; onFollow: () => void };

function MenuItem({ to, icon: Icon, text, onFollow }: ItemProps): ReactNode {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        onClick={onFollow}
        sx={{ '&.active': { bgcolor: 'action.selected', fontWeight: 600 } }}
      >
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={text} disableTypography />
      </ListItemButton>
    </ListItem>
  );
}
