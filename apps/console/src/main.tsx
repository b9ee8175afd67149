import { render } from 'preact';
import './styles/base.css';
import './styles/parts.css';
import { App } from './app/app.tsx';
import { closeIfReturned } from './app/returned.ts';

closeIfReturned();
const root = document.querySelector('#console');
if (root !== null) render(<App />, root);
