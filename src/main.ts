import './lib/ui/kit/tokens.css';
import './lib/ui/kit/look.css';
import { flushSync, mount } from 'svelte';
import { createSession } from './lib/session/session';
import App from './routes/App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
const session = createSession();
session.start(); // first: threads and store begin beside what follows here, and the message box stands already
mount(App, { target, props: { session } });
flushSync(); // the message box of index.html stands in its place
document.querySelector('.first:not(.lingers)')?.remove();
