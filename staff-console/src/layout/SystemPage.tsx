import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/use-translate.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useMenu } from './use-menu.ts';

/** The pages that are needed now and then: people, settings and records of the office itself. */
export function SystemPage() {
  const t = useTranslate();
  const { system } = useMenu();
  usePageTitle(t('menu.system'));
  return (
    <>
      <Typography component="h1" variant="h1" sx={{ mb: 2 }}>
        {t('menu.system')}
      </Typography>
      <Paper variant="outlined" sx={{ maxWidth: 640 }}>
        <List aria-label={t('menu.system')}>
          {system.map(({ name, menu: { label, Icon, Count } }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton component={Link} to={`/${name}`}>
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={t(label)} />
                {Count && <Count />}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Paper>
    </>
  );
}
