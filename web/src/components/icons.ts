// The icons in use, under our own names: a change of icon set is a change of this file.
export {
  Clock as HoursIcon,
  Mail as MailIcon,
  MapPin as PlaceIcon,
  Phone as PhoneIcon,
} from 'lucide-react'
