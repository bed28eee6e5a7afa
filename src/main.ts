import './lib/ui/kit/tokens.css';
import './lib/ui/kit/look.css';
import { mount } from 'svelte';
import { Session } from './lib/session/session.svelte';
import App from './routes/App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
const session = new Session();
mount(App, { target, props: { session } });
session.start(); // after the page stands: the message box is usable before the agent is
