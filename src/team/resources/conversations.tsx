import ForumIcon from '@mui/icons-material/ForumOutlined';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import {
  DataTable,
  EmailField,
  NumberField,
  RecordContextProvider,
  TabbedShowLayout,
  TextField,
  useRecordContext,
} from 'react-admin';
import type { ConversationMessage } from '../../core/conversations/conversation.ts';
import { DAY_FILTERS, flagFilter } from '../components/filters.tsx';
import { LinkField, Moment, MomentField } from '../components/formats.tsx';
import { PicturesField } from '../components/pictures-field.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordPage } from '../components/record-page.tsx';
import { useTexts } from '../use-texts.ts';
import type { TeamResource } from './team-resource.ts';

const FILTERS = [flagFilter('isOpen', 'resources.conversations.fields.isOpen'), ...DAY_FILTERS];

function ConversationList(): ReactNode {
  return (
    <RecordList sort={{ field: 'reportedAt', order: 'DESC' }} filters={FILTERS} isSearchable>
      <DataTable.Col source="id">
        <LinkField source="id" />
      </DataTable.Col>
      <DataTable.Col source="title" disableSort />
      <DataTable.Col source="askerName" disableSort />
      <DataTable.NumberCol source="reports" disableSort />
      <DataTable.NumberCol source="openReports" disableSort />
      <DataTable.Col source="reportedAt">
        <MomentField source="reportedAt" />
      </DataTable.Col>
      <DataTable.Col source="closedAt" disableSort>
        <MomentField source="closedAt" />
      </DataTable.Col>
    </RecordList>
  );
}

/** Messages in their order, with the side that wrote them. */
function Messages(): ReactNode {
  const t = useTexts();
  const messages = (useRecordContext()?.['messages'] ?? []) as ConversationMessage[];
  return messages.map((message) => (
    <Box key={message.id} component="article" sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, mb: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {t(`team-author-${message.author}`)} · <Moment value={message.at} />
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.text}</Typography>
      <RecordContextProvider value={message}>
        <PicturesField source="pictures" label="photos" />
      </RecordContextProvider>
    </Box>
  ));
}

const messagesTab = (
  <TabbedShowLayout.Tab label="messages" path="messages">
    <Messages />
  </TabbedShowLayout.Tab>
);

function ConversationShow(): ReactNode {
  return (
    <RecordPage tab={messagesTab}>
      <TextField source="id" />
      <TextField source="title" />
      <TextField source="askerName" />
      <EmailField source="askerEmail" />
      <NumberField source="reports" />
      <NumberField source="openReports" />
      <MomentField source="reportedAt" />
      <MomentField source="createdAt" />
      <MomentField source="closedAt" />
    </RecordPage>
  );
}

export const conversations: TeamResource = {
  name: 'conversations',
  group: 'people',
  icon: ForumIcon,
  list: ConversationList,
  show: ConversationShow,
};
