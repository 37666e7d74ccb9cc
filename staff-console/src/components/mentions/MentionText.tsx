import Typography, { type TypographyProps } from '@mui/material/Typography';
import { mentionedIn, mentionPieces } from '../../../../domain/mentions.ts';
import { PageLink } from '../PageLink.tsx';
import { useMemberNames } from './use-member-name.ts';

/** A note, with whom it mentions by the name they have now. */
export function MentionText({ text, ...props }: TypographyProps & { text: string }) {
  const nameOf = useMemberNames(mentionedIn(text));
  return (
    <Typography
      variant="body2"
      {...props}
      sx={[
        { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
        ...(Array.isArray(props.sx) ? props.sx : [props.sx]),
      ]}
    >
      {mentionPieces(text).map((piece, place) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <PageLink
            key={place}
            to={`/hf_members/${piece.hf_member_id}`}
            underline="hover"
            sx={{ px: 0.5, borderRadius: 1, bgcolor: 'secondary.light', fontWeight: 700 }}
          >
            @{nameOf(piece.hf_member_id)}
          </PageLink>
        ),
      )}
    </Typography>
  );
}
