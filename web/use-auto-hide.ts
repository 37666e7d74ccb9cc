import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';
import { SNACKBAR_MILLISECONDS } from '../domain/constants.ts';

/**
 * Closes an open message after the time the specification gives; pointing at it or focusing it holds it. For MUI's
 * Snackbar with `autoHideDuration={null}`: its own time ends while the focus is inside, and never under a resting pointer.
 * @returns what the message's element listens to
 */
export function useAutoHide(isOpen: boolean, onClose: () => void) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (!isOpen || isHeld) return undefined;
    const timer = setTimeout(onClose, SNACKBAR_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isOpen, isHeld, onClose]);
  // What is closed under the pointer is never left by it.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      setIsPointedAt(false);
      setIsFocused(false);
    };
  }, [isOpen]);
  return {
    // A pointer that only rests where it appears does not hold it: it may lie over the buttons of a dialog.
    onPointerMove({ movementX, movementY }: PointerEvent) {
      if (movementX !== 0 || movementY !== 0) setIsPointedAt(true);
    },
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
}
