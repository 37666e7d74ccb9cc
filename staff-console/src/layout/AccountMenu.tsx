import AccountIcon from '../../../web/icons/AccountCircleOutlined.tsx';
import LogoutIcon from '../../../web/icons/Logout.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Hint } from '../components/Hint.tsx';
import { usePick, useTranslate } from '../i18n/use-translate.ts';
import { useMember } from '../session/member.ts';
import { useSession } from '../session/session-context.ts';

/** Who is signed in, in which role, and the way out. */
export function AccountMenu() {
  const t = useTranslate();
  const pick = usePick();
  const member = useMember();
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = pick(member.names);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('layout.account', { name })}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" sx={{ px: 2, py: 1 }} role="none">
          <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
          <Hint>{t(`layout.role.${member.role}`)}</Hint>
        </Box>
        <MenuItem onClick={() => void session.signOut()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {t('layout.sign_out')}
        </MenuItem>
      </Menu>
    </>
  );
}
