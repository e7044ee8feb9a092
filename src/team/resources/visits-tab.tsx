import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { NumberInput, TabbedShowLayout, minValue, required, useRecordContext } from 'react-admin';
import { ActionButton } from '../components/action-button.tsx';
import { useTexts } from '../use-texts.ts';

/** A team's part of a visit in one time window. */
type Booking = {
  visit: number;
  date: string;
  timeWindow: string;
  teamId: number;
  teamName: string;
  acceptedAt: string | null;
  doneAt: string | null;
  declinedAt: string | null;
};

/** Visits of a service order with their teams. */
export const visitsTab: ReactElement = (
  <TabbedShowLayout.Tab label="team-visits" path="visits">
    <Visits />
  </TabbedShowLayout.Tab>
);

const statusOf = ({ doneAt, declinedAt, acceptedAt }: Booking) =>
  doneAt !== null ? 'done' : declinedAt !== null ? 'declined' : acceptedAt !== null ? 'accepted' : 'waiting';

function Visits(): ReactNode {
  const t = useTexts();
  const order = useRecordContext();
  const bookings = (order?.['visits'] ?? []) as Booking[];
  if (bookings.length === 0) return <Typography>{t('ra.navigation.no_results')}</Typography>;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('team-visits')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('date')}</TableCell>
            <TableCell>{t('time')}</TableCell>
            <TableCell>{t('team-visit-team')}</TableCell>
            <TableCell>{t('status')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {bookings.map((booking) => (
            <TableRow key={`${booking.visit} ${booking.teamId} ${booking.timeWindow}`}>
              <TableCell component="th" scope="row">
                {booking.date}
              </TableCell>
              <TableCell>{booking.timeWindow.replace('-', '–')}</TableCell>
              <TableCell>{`${booking.teamName} (${booking.teamId})`}</TableCell>
              <TableCell>{t(`team-visit-${statusOf(booking)}`)}</TableCell>
              <TableCell align="right">
                {order?.['status'] === 'booked' && booking.doneAt === null && (
                  <AssignButton booking={booking} />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function AssignButton({ booking: { visit, teamId } }: { booking: Booking }): ReactNode {
  return (
    <ActionButton
      action="assign"
      operation="service-orders.assign"
      label="team-assign"
      text="team-assign-text"
      values={{ visit, fromTeamId: teamId }}
      hasReason={false}
    >
      <NumberInput source="teamId" label="team-visit-team-number" validate={[required(), minValue(1)]} />
    </ActionButton>
  );
}
