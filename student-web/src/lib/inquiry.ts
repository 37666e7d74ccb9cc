import { createStore } from './store.ts';

/** Whether the dialog to write to the staff is to be open (app/layout/InquiryButton shows it). */
export const inquiryIsAsked = createStore(false);

/** Opens that dialog; the inquiry carries the address of the page it is opened on. */
export const askStaff = (): void => inquiryIsAsked.set(true);
