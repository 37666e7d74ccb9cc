import ClearIcon from '../../../web/icons/Clear.tsx';
import SearchIcon from '../../../web/icons/Search.tsx';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { STAFF_KEYWORD_MAX } from '../../../domain/constants.ts';

const PAUSE_MILLISECONDS = 400;

interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  onSearch: (value: string) => void;
}

/** Searches after a short pause in typing. Takes over a value that changed elsewhere (the address, "clear"). */
export function SearchField({ label, clearLabel, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => search(text.trim()), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextField
      type="text"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      slotProps={{
        htmlInput: { maxLength: STAFF_KEYWORD_MAX, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: text && (
            <IconButton edge="end" onClick={() => setText('')} aria-label={clearLabel}>
              <ClearIcon fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
}
