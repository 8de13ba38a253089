import { pretend } from './pretend.ts';

// `node --import` runs it before the program, whose modules then read texts in brackets.
pretend();
